import { FILES_MAX, FILES_MAX_MB } from '@clubpulse/contract/members/files/files';
import { expect, it } from 'vitest';
import { fileValidity, noRoomFor, savedFileName } from './files.ts';

it('the files of a member are refused above the highest number and the highest total size', () => {
  const complete = FILES_MAX_MB * 1_048_576;
  expect(noRoomFor(1, { files: FILES_MAX - 1, bytes: complete - 1 })).toBeUndefined();
  expect(noRoomFor(1, { files: FILES_MAX, bytes: 0 })).toMatchObject({ refused: 'FilesFull', values: { max: 100, mb: 200 } });
  expect(noRoomFor(2, { files: 0, bytes: complete - 1 })?.refused).toBe('FilesFull');
});

it.each([
  ['analisi_settembre.pdf', 'pdf', 'analisi_settembre.pdf'],
  ['../../etc/passwd', 'pdf', 'etcpasswd.pdf'],
  ['photo.heic.exe', 'jpg', 'photo.heic.jpg'],
  ['.htaccess', 'png', 'htaccess.png'],
  ['..', 'png', 'file.png'],
  ['a:b?.JPG', 'jpg', 'ab.jpg'],
  ['référence médicale.pdf', 'pdf', 'référence médicale.pdf'],
  [`${'n'.repeat(300)}.pdf`, 'pdf', `${'n'.repeat(120)}.pdf`],
])('the file %s, whose detected type is %s, is saved as %s', (name, ending, savedAs) =>
  expect(savedFileName(name, ending)).toBe(savedAs),
);

it('a file is valid to the end of its last day', () => {
  expect(fileValidity('2026-10-31', '2026-10-31')).toBe('holds');
  expect(fileValidity('2026-10-31', '2026-11-01')).toBe('over');
  expect(fileValidity(null, '2026-11-01')).toBe('endless');
});
