import { startDocker, webServers } from '../web-servers';
import { startCloudflare } from './cloudflare';
import { startNetlify } from './netlify';
import { startVercel } from './vercel';
import { startVitePreview } from './vite-preview';

/**
 * They are run as far as a machine of one's own can: their configuration by their own parsers, their handlers
 * as they are.
 */
export const hosts = { Netlify: startNetlify, 'Cloudflare Pages': startCloudflare, Vercel: startVercel };

/** All that a build may stand behind. */
export const servers = { ...webServers, Docker: startDocker, ...hosts, 'vite preview': startVitePreview };
