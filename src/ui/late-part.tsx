import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';
import { lateTime } from './late-time';
import { whenIdle } from './when-idle';

/**
 * A part whose code is fetched only when the listings are there and the browser has nothing else to do. It shows nothing
 * until then, nor when its code cannot be had.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  let isTime = false;
  return function LatePart(props: Props) {
    const [due, setDue] = useState(isTime);
    useEffect(() => {
      if (due) return;
      let callOff = () => {};
      let stands = true;
      const begin = () => {
        if (!stands) return;
        callOff = whenIdle(() => {
          isTime = true;
          setDue(true);
        });
      };
      void lateTime.then(begin);
      return () => {
        stands = false;
        callOff();
      };
    }, [due]);
    if (!due) return null;
    return (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
