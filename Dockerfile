# syntax=docker/dockerfile:1
# See docs/operations.md for what was built and run of this, and with which stand-ins.
# Targets: the default runs as an unprivileged user; `fly` takes over a volume that belongs to root and copies it to
# a bucket with Litestream; `litefs` is for several machines (fly.litefs.toml).
FROM node:24.21.0-bookworm-slim AS node-with-npm

# Node and its licence, without its symbols: nothing but a debugger reads them, and they are a seventh of it.
FROM node-with-npm AS node-alone
RUN apt-get update && apt-get install -y --no-install-recommends binutils
RUN mkdir -p /alone/bin /alone/share/doc/node && strip -o /alone/bin/node /usr/local/bin/node \
  && if [ -f /usr/local/LICENSE ]; then cp /usr/local/LICENSE /alone/share/doc/node/; fi

FROM node-with-npm AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM packages AS build
# No package needs its install script: better-sqlite3 carries its binaries, and an implicit native build would fail.
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
# A packed extension names the site it belongs to. Without one, /extension says that its files are not there.
ARG EXTENSION_ORIGIN=
RUN if [ -n "$EXTENSION_ORIGIN" ]; then npm run extension -- zip --origin "$EXTENSION_ORIGIN"; fi

FROM packages AS production-packages
# Optional packages are Node itself (the image has it) and build tools.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund
# The bill of materials of the image, for those who have to know whether a published weakness is in it.
# Only what is installed here: `--omit=dev` would also leave out what both kinds of packages need.
RUN npm pkg delete devDependencies optionalDependencies && npm sbom --sbom-format=cyclonedx > sbom.json
# What no server reads, such as types, maps and packages that are in its bundle: three quarters. Their licences stay.
COPY scripts/slim-packages.mjs ./
COPY --from=build /app/build build
RUN node slim-packages.mjs node_modules build

# The system of Node's image, without npm, yarn and headers, which no server needs, nor whoever breaks into one.
FROM debian:12-slim AS app
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home --shell /bin/bash node
COPY --from=node-alone /alone /usr/local
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO_PAGES=off
RUN mkdir /data && chown node:node /data && chmod 0700 /data
COPY package.json LICENSE THIRD-PARTY-NOTICES.md ./
COPY --from=production-packages /app/node_modules node_modules
COPY --from=production-packages /app/sbom.json ./
COPY --from=build /app/build build
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=2s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: signals arrive, and the exit code is the server's.
CMD ["node", "build/server/index.js"]

# LiteFS mounts a file system, so it starts as root and runs the server as `node` (litefs.yml).
FROM app AS litefs
USER root
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates fuse3 && rm -rf /var/lib/apt/lists/* \
  && echo user_allow_other >> /etc/fuse.conf
COPY --from=flyio/litefs:0.5.14 /usr/local/bin/litefs /usr/local/bin/litefs
COPY litefs.yml /etc/litefs.yml
ENV CLUSTER=litefs DATA_DIR=/litefs STATE_DIR=/data/state
# A fresh volume belongs to root: its folder for state is handed over, LiteFS keeps the rest. Before LiteFS starts, what only
# this machine has is kept: LiteFS replaces it by what the machine that leads has.
ENTRYPOINT ["/bin/sh", "-c", "mkdir -p /data/litefs \"$STATE_DIR\" && { node build/server/ops.js lost keep /data/litefs || true; } && chown -R node:node \"$STATE_DIR\" && exec \"$@\"", "--"]
CMD ["litefs", "mount"]

# A fresh Fly volume belongs to root: hand it over, then drop the privileges for good.
FROM app AS fly
USER root
# Litestream asks the system which certificates to trust; Node brings its own.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
COPY --from=litestream/litestream:0.3.13 /usr/local/bin/litestream /usr/local/bin/litestream
COPY litestream.yml /etc/litestream.yml
ENTRYPOINT ["/bin/sh", "-c", "chown node:node \"$DATA_DIR\" && exec setpriv --reuid=node --regid=node --init-groups --no-new-privs -- \"$@\"", "--"]
# With a bucket the server runs under Litestream, which passes signals on and ends with it.
CMD ["/bin/sh", "-c", "if [ -n \"$LITESTREAM_BUCKET\" ]; then exec litestream replicate -exec 'node build/server/index.js'; else exec node build/server/index.js; fi"]

FROM app AS default
