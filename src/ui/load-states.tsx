import { RotateCw, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { Button, IconButton } from './button';
import { Icon } from './icon';

/** A grey shape in place of something that loads. `data-loading` hides the footer, and may hide the request box. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      data-loading="shape"
      className={classNames('block animate-pulse rounded-control bg-sunken', className)}
    />
  );
}

interface LoadingProps {
  /** What is loading. */
  label: string;
  className: string;
  count?: number;
}

/** Skeletons with a text for screen readers. */
export const Loading = ({ label, className, count = 1 }: LoadingProps) => (
  <div role="status" aria-label={label} className="flex flex-col gap-3">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={className} />
    ))}
  </div>
);

interface EmptyNoticeProps {
  message: string;
  children?: ReactNode;
}

export function EmptyNotice({ message, children }: EmptyNoticeProps) {
  return (
    <div role="status" className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
      <p className="text-lg font-semibold">{message}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>}
    </div>
  );
}

interface ErrorNoticeProps {
  message: string;
  advice: string;
  /** Omitted if trying again cannot help. */
  onRetry?: (() => void) | undefined;
}

export function ErrorNotice({ message, advice, onRetry }: ErrorNoticeProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <div role="alert" className="flex min-w-0 gap-3">
        <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-sale" />
        <div>
          <p className="font-semibold text-sale">{message}</p>
          <p className="text-sm text-muted">{advice}</p>
        </div>
      </div>
      {onRetry && (
        <Button focusesMain onClick={onRetry}>
          <Icon of={RotateCw} className="size-4" />
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

interface ErrorLineProps extends ErrorNoticeProps {
  onRetry: () => void;
  /** Says how old the content below is. */
  age?: string;
}

/** A one-line error above older content. */
export function ErrorLine({ message, advice, age, onRetry }: ErrorLineProps) {
  return (
    // In front of the filters, which overlap this line.
    <div className="relative z-10 flex items-center gap-2 bg-canvas text-sm max-lg:text-xs">
      <p role="alert" className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="font-semibold text-sale">{message}</span>
        {age && <span className="text-muted">{age}</span>}
        {/* Phones have no room for the age. */}
        <span className="text-muted max-lg:hidden">{advice}</span>
      </p>
      <IconButton label={t('Try again')} icon={RotateCw} iconClass="size-4" focusesMain onClick={onRetry} />
    </div>
  );
}
