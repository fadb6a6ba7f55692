import type { MockStorage } from './mock-storage';

/** Letters and digits only, as Django cleans an upload's name, and never long. */
const cleanName = (name: string) => name.replace(/[^\w.-]+/g, '_').slice(-60);

/** Keeps an uploaded file and gives the path from which it is served. */
export async function saveFile(storage: MockStorage, file: File): Promise<string> {
  const path = `/media/products/${crypto.randomUUID()}_${cleanName(file.name)}`;
  await storage.putFile({ path, file });
  return path;
}
