import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { MockTools } from './mock-tools';

interface MountOptions extends Omit<ComponentProps<typeof MockTools>, 'reload'> {
  /** The app's own, so that its pages ask anew when something changes here. */
  queryClient: QueryClient;
}

/** Adds the tools to the page, beside the app: it knows nothing of them. */
export function mountTools({ queryClient, ...servers }: MountOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MockTools {...servers} reload={() => window.location.reload()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
