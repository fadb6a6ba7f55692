import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createProxy, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A key and a certificate, which the browsers are told to accept. */
async function makeCertificate(hosts: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-certificate-'));
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=gulit';
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const outputs = ['-addext', names, '-keyout', files.key, '-out', files.cert];
  await promisify(execFile)('openssl', [...words.split(' '), ...outputs]);
  const certificate = { key: await readFile(files.key), cert: await readFile(files.cert) };
  await rm(folder, { recursive: true });
  return certificate;
}

/**
 * Made-up hosts with https, which only a proxy can reach. On `http://localhost`, WebKit keeps no secure cookie and no
 * cache.
 */
export async function startSecureHosts(handlers: Readonly<Record<string, Handler>>) {
  const server = createServer(await makeCertificate(Object.keys(handlers)), (request, response) => {
    const handle = handlers[request.headers.host ?? ''];
    if (!handle) return void response.writeHead(421).end();
    handle(request, response).catch(() => response.destroy());
  });
  const proxy = createProxy((_request, response) => response.writeHead(502).end());
  proxy.on('connect', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const [host = ''] = request.url?.split(':') ?? [];
    if (!(host in handlers)) return void socket.end('HTTP/1.1 502 Nobody\r\n\r\n');
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    proxy: `127.0.0.1:${address.port}`,
    close(): void {
      server.closeAllConnections();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
