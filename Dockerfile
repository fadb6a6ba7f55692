# The app behind the nginx recipe (docs/deploy.md):
# docker build -t gulit . && docker run -p 8080:80 -e API=192.0.2.7:8000 gulit
FROM node:20-bookworm-slim AS build
WORKDIR /gulit
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The environment of a build, as in .env.example: --build-arg VITE_CLERK_PUBLISHABLE_KEY=pk_live_...
ARG VITE_API_BASE_URL= VITE_CLERK_PUBLISHABLE_KEY= VITE_STRIPE_PUBLISHABLE_KEY= VITE_PICTURE_SERVICE= SITE_ORIGIN= MEDIA_ORIGINS=
ARG VITE_BRAND_PHONE= VITE_BRAND_TELEGRAM= VITE_BRAND_TIKTOK= VITE_BRAND_FACEBOOK=
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -s /srv/gulit/deploy/nginx/site.conf /etc/nginx/sites-enabled/gulit \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY deploy/nginx /srv/gulit/deploy/nginx
COPY --from=build /gulit/dist /srv/gulit/dist
# Host and port of the server for /api and /media.
ENV API=host.docker.internal:8000
# Host and port of the preview server. If it is down, the page is sent without previews.
ENV PREVIEW=127.0.0.1:8787
EXPOSE 80
CMD sed -i "s#127.0.0.1:8000#$API#; s#127.0.0.1:8787#$PREVIEW#" /srv/gulit/deploy/nginx/site.conf && exec nginx -g 'daemon off;'
