import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { protect } from '../../workers/http/security-headers';

/** The headers that public/_headers puts on every file, by their names in small letters. */
function headersOfFiles(): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../public/_headers'), 'utf8');
  const [everyFile = ''] = text.split(/\n(?=\/)/).filter((rule) => rule.startsWith('/*\n'));
  const lines = everyFile.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => [line.split(':')[0]?.trim().toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
}

test('files that never pass the Worker are protected as its answers are', () => {
  const ofWorker = new Headers();
  protect(ofWorker);
  const ofFiles = headersOfFiles();
  for (const [name, value] of ofWorker)
    if (name !== 'content-security-policy') expect([name, ofFiles.get(name)]).toEqual([name, value]);
  const policy = ofFiles.get('content-security-policy')?.split('; ');
  for (const part of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});
