# The site and its server in one image: docs/deploy/container.md.

# By tag; pin the digest of the image that you have looked at (tag@sha256:…).
ARG NODE=node:24.21.0-trixie-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Where the site is reached, and whose the forms are: docs/running.md.
ARG SITE_ORIGIN
ARG INTAKE_ORIGIN
RUN npm run build

FROM ${NODE} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /site
# The store keeps its folder for its owner alone.
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/package-lock.json ./
COPY --from=build /site/src/server ./src/server
COPY --from=build /site/src/contract ./src/contract
COPY --from=build /site/src/delivery ./src/delivery
COPY --from=build /site/src/site ./src/site
COPY --from=build /site/build/manifest.json /site/build/renderer.js ./build/
COPY --from=build /site/dist ./dist
VOLUME /data
# By number, so that a cluster can see that it is not root.
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
