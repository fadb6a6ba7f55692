import { plural } from '@/language/translate';

/** Says that files were not taken, and why; nothing where none was left out. */
export const LeftOutFiles = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="text-sm text-sale">
      {plural(count, {
        one: '{count} file was left out: it is too large, one too many, or no photo or video.',
        other: '{count} files were left out: they are too large, too many, or no photos or videos.',
      })}
    </p>
  );
