/** How a window is opened. */
export interface WindowSettings {
  width: number;
  height: number;
  /** The device's position; null if the page may not know it. */
  place: { latitude: number; longitude: number } | null;
  isPrivate: boolean;
  /** `host:port` of the proxy for the sign-in provider. */
  proxy: string;
}

/** An element that was found. */
export interface Found {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pickFiles(paths: readonly string[]): Promise<void>;
}

/** A window of an engine. Code is an expression; if it is a promise, it is awaited. */
export interface Driver {
  goTo(address: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  run(code: string): Promise<unknown>;
  /** The element that the code returns; null if there is none. */
  find(code: string): Promise<Found | null>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Errors on the console since the window was opened. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A browser engine, as it is started here. */
export interface Engine {
  openWindow(settings: WindowSettings): Promise<Driver>;
  close(): Promise<void>;
}
