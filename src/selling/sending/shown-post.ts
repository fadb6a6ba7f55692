import { createStore } from '@/lib/create-store';

/** The post whose form is on the page: its way to the server shows there and nowhere else. */
export const shownPost = createStore<string | null>(null);
