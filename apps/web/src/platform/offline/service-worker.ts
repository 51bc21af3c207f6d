import { watchForNewVersion } from '../new-version.ts'
import { trustedPolicy } from '../trusted-types.ts'

const address = '/service-worker.js'

const policy = trustedPolicy('service-worker', { createScriptURL: (url) => (url === address ? url : null) })

/** Registers the service worker once the page has finished loading, so that it does not compete with the page. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  navigator.serviceWorker
    .register(policy?.createScriptURL(address) ?? address)
    .then(watchForNewVersion, (error: unknown) => {
      console.warn('Couldn’t register the service worker', error)
    })
}
