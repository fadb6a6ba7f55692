import { t } from '@/language/translate';
import { type QrModules, qrModules } from './qr-modules';

/** The dark modules as one path, a rectangle for each run of them in a line. */
export const qrPath = (modules: QrModules): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

/** A QR code as a drawing, sharp at any size; nothing for an address that no code holds. */
export function QrPicture({ address, className }: { address: string; className?: string }) {
  const modules = qrModules(address);
  if (!modules) return null;
  return (
    <svg
      role="img"
      aria-label={t('A code that leads to {address}', { address })}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={qrPath(modules)} fill="currentColor" />
    </svg>
  );
}
