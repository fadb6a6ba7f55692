import { fieldMessages, type FieldErrors } from './field-errors';

/** The kind of file a field takes. A real server looks inside; the declared type will do here. */
type FileKind = 'image' | 'any';

function faultOf(file: File, kind: FileKind): string | undefined {
  if (file.size === 0) return fieldMessages.emptyFile;
  return kind === 'image' && !file.type.startsWith('image/') ? fieldMessages.image : undefined;
}

/** The files of a field that may be repeated. Faults are added to `errors`. */
export function checkProductFiles(form: FormData, name: string, kind: FileKind, errors: FieldErrors): File[] {
  const values = form.getAll(name);
  // Not `instanceof File`: under jsdom the global File is another class than the one that a request carries.
  const files = values.filter((value) => typeof value !== 'string');
  const faults = [
    ...(files.length < values.length ? [fieldMessages.notFile] : []),
    ...files.map((file) => faultOf(file, kind)).filter((fault) => fault !== undefined),
  ];
  if (faults.length > 0) errors[name] = [...new Set(faults)];
  return files;
}
