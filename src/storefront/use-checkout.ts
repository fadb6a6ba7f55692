import { ApiError, loadAdvice } from '@/api/api-error';
import { CheckoutError } from './checkout-session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutPaths } from './started-checkout';
import { startCheckout } from './start-checkout';
import type { StoreProduct } from './products';

/** What to say of a checkout that could not start. */
function checkoutAdvice(error: unknown): string {
  if (error instanceof ApiError) return loadAdvice(error);
  if (error instanceof CheckoutError) return error.message;
  return 'Something went wrong on this page. Please try again.';
}

/** Runs one checkout at a time, also while the browser is on its way to the hosted page, and keeps why it failed. */
export function useCheckout() {
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  // Two taps come before the first of them is rendered.
  const started = useRef<AbortController | null>(null);

  const checkOut = useCallback(
    async (products: readonly StoreProduct[]) => {
      if (started.current) return;
      const controller = new AbortController();
      started.current = controller;
      setRunning(true);
      setAdvice(null);
      try {
        const openStandIn = () => void navigate(checkoutPaths.testCheckout);
        await startCheckout({ products, signal: controller.signal, openStandIn });
      } catch (error) {
        // oxlint-disable-next-line no-console -- a failed checkout is logged (docs/product.md, Storefront and payments)
        console.error('The checkout failed.', error);
        started.current = null;
        setRunning(false);
        setAdvice(checkoutAdvice(error));
      }
    },
    [navigate],
  );

  useEffect(() => {
    // Back from the hosted page the browser may show this very page again, as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      started.current = null;
      setRunning(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      started.current?.abort();
      started.current = null;
    };
  }, []);

  return { running, advice, checkOut };
}
