import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { MockTools } from './mock-tools';

interface MountOptions extends Omit<ComponentProps<typeof MockTools>, 'reload'> {
  /** The app's own query client, so that its pages refetch after a change here. */
  queryClient: QueryClient;
}

/** Mounts the tools in a React root of their own, so that the app does not import them. */
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
