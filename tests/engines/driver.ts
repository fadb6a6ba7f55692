/** Where a window opens, and for whom. */
export interface WindowSettings {
  width: number;
  height: number;
  /** Where the device is; null where it may not say so. */
  place: { latitude: number; longitude: number } | null;
  isPrivate: boolean;
  /** `host:port` of the proxy that leads to the sign-in provider. */
  proxy: string;
}

/** An element that was found. */
export interface Found {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pickFiles(paths: readonly string[]): Promise<void>;
}

/** A window of an engine. Code is an expression; of a promise it gives what comes of it. */
export interface Driver {
  goTo(address: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  run(code: string): Promise<unknown>;
  /** The element that the code gives; null for none. */
  find(code: string): Promise<Found | null>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Errors that were written to the console since the window was opened. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A browser engine, as it is started here. */
export interface Engine {
  openWindow(settings: WindowSettings): Promise<Driver>;
  close(): Promise<void>;
}
