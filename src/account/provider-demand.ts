import { createStore } from '@/lib/create-store';

/** Whether anything on this page needs the sign-in provider. Until then none of its code is loaded. */
export const providerDemand = createStore(false);

export function demandProvider(): void {
  if (!providerDemand.read()) providerDemand.write(true);
}
