import { X } from 'lucide';
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { announcement, type Announcement } from './announcement';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { TimedNotice } from './timed-notice';
import { useStore } from './use-store';

const usualDuration = 5000;

/** What has to be done first is not taken away while the keyboard is on its way to it. */
const isPatient = ({ tone, link }: Announcement) => tone === 'plain' && link !== undefined;

/** Where announcements are shown, above the box at the bottom, and read out. */
export function Announcer() {
  const shown = useStore(announcement);
  const { key } = useLocation();
  const forget = useCallback(() => announcement.write(null), []);
  // It belonged to the page before.
  useEffect(() => {
    const page = key;
    return () => {
      if (page !== '') forget();
    };
  }, [key, forget]);
  const notice = shown && (
    <TimedNotice
      key={shown.number}
      text={shown.text}
      tone={shown.tone}
      duration={isPatient(shown) ? null : (shown.duration ?? usualDuration)}
      onDone={forget}
    >
      {shown.link && (
        <Link
          to={shown.link.to}
          onClick={forget}
          className="tap inline-flex items-center justify-center font-bold text-brand underline"
        >
          {shown.link.label}
        </Link>
      )}
      {isPatient(shown) && (
        <IconButton label="Dismiss" icon={<Icon of={X} className="size-4" />} onClick={forget} />
      )}
    </TimedNotice>
  );
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--floor-height) z-30 flex justify-center px-3 *:pointer-events-auto *:not-empty:pb-2">
      <div role="status">{shown?.tone === 'ok' && notice}</div>
      <div role="alert">{shown?.tone !== 'ok' && notice}</div>
    </div>
  );
}
