import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { bootScript } from './build/boot-script.ts'
import { chunkFileNames, chunks } from './build/chunks.ts'
import { firstPaint } from './build/first-paint.ts'
import { onlyUsed } from './build/only-used.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { withoutChecks } from './build/without-checks.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    withoutChecks(),
    onlyUsed(),
    prerender(),
    bootScript(),
    firstPaint(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      // main.tsx registers it and public/ holds the manifest.
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,webmanifest}'] },
    }),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // boot.ts starts what a page needs; a browser that can't preload modules gains nothing from being imitated.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        chunkFileNames,
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
})
