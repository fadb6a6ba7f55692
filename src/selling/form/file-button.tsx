import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { buttonClass } from '@/ui/button';

export function ErrorList({ id, errors }: { id: string; errors: readonly string[] | undefined }) {
  return (
    <div id={id} role="alert" className="text-sm [overflow-wrap:anywhere] text-sale *:pt-1">
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}

interface FileButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  onPick: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A file input that looks like a button. Each choice empties the input, so that a file can be chosen twice. */
export function FileButton({ onPick, children, className, ...input }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        'quiet',
        classNames(
          'relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
          className,
        ),
      )}
    >
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      {children}
    </label>
  );
}
