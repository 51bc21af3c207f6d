# The product in a container: web, worker or both by ROLE, with a PostgreSQL of its own by DATABASE_URL.
# docker build -t daily-planner .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node_modules/.bin/vite build apps/web

# What runs: without tools to build and test, without the embedded PostgreSQL, and without any install script.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=optional --workspace=apps/server --ignore-scripts --no-audit --no-fund
# Keeps what was read of the cookbook below node_modules/.cache, which nobody can write to later.
RUN node packages/kitchen/src/cli/dish.ts check

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/package.json package.json
COPY --from=packages /app/packages packages
COPY --from=packages /app/apps/server/package.json apps/server/package.json
COPY --from=packages /app/apps/server/src apps/server/src
COPY --from=packages /app/apps/server/migrations apps/server/migrations
COPY --from=packages /app/scripts/store.mjs scripts/store.mjs
COPY --from=build /app/apps/web/dist apps/web/dist

# Nothing in /app is written to or owned by who runs it. /data takes keys, where they are not given as settings.
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compile-cache
# Memory: docs/operations/running.md, Processes.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "apps/server/src/main.ts"]
