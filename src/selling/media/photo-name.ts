const longest = 60;
const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/** The name for a prepared photo: what the seller called it, in letters that every server takes, and what it is now. */
export function photoName(original: string, type: string): string {
  const stem = original
    .normalize()
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .slice(0, longest)
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '');
  return `${stem || 'photo'}.${extensions[type] ?? 'jpg'}`;
}
