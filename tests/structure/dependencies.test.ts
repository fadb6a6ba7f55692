import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});
type Lock = v.InferOutput<typeof lockSchema>;

/** Licences that allow shipping the code, and demand only attribution. */
const allowedLicences = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** Its install script prints a notice about telemetry. Nothing is lost if it does not run. */
const hasHarmlessScript = '@clerk/shared';

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** The packages that must not be installed for production, each with the reason. */
function faultsOf({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(
    ([place, { license, resolved, integrity, dev, hasInstallScript }]) => {
      if (place === '' || dev) return [];
      const name = nameOf(place);
      return [
        ...(license && allowedLicences.has(license)
          ? []
          : [`${name} has the licence ${license ?? 'of nobody'}`]),
        ...(hasInstallScript && name !== hasHarmlessScript
          ? [`${name} runs a script when it is installed`]
          : []),
        // A package that is not from the registry or has no checksum may change.
        ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
          ? []
          : [`${name} comes from ${resolved}`]),
        ...(integrity === undefined ? [`${name} has no checksum`] : []),
      ];
    },
  );
}

const lock = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The packages that the code in a folder ships. An import of a type ships nothing. */
function packagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('mocks/'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8').replace(/^(im|ex)port type [^;]+;/gm, '');
      return [...text.matchAll(/(?:from|import)[\s(]*'((?:@[\w-]+\/)?[\w-][\w.-]*)[^':]*'/g)];
    })
    .flatMap(([, name]) => name ?? []);
}

it('everything built into the app, its worker and the link previews is a production dependency', () => {
  const manifest = v.object({ dependencies: v.record(v.string(), v.string()) });
  const { dependencies } = v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));
  const shipped = new Set(['src', 'deploy/preview'].flatMap(packagesIn));
  expect(shipped).toContain('workbox-precaching');
  expect(shipped).toContain('tailwindcss');
  expect([...shipped].filter((name) => !(name in dependencies))).toEqual([]);
});

it('each production dependency has an allowed licence, runs no script and comes from the registry', () => {
  expect(faultsOf(lock)).toEqual([]);
});
