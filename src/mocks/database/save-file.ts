import type { MockStorage } from './mock-storage';

/** As Django cleans an upload's name, cut to 60 characters. */
const cleanName = (name: string) => name.replace(/[^\w.-]+/g, '_').slice(-60);

/** Stores an uploaded file and returns the path from which it is served. */
export async function saveFile(storage: MockStorage, file: File): Promise<string> {
  const path = `/media/products/${crypto.randomUUID()}_${cleanName(file.name)}`;
  await storage.putFile({ path, file });
  return path;
}
