import { clubExportExceptions } from '@clubpulse/contract/office/club-exports/club-exports';
import type { Language } from '@clubpulse/contract/scalars';
import type { exceptions } from '@clubpulse/phrases/en/office/club-exports/exceptions';
import { phrase } from '../../platform/phrases/phrases.ts';
import { leftOut } from './club-tables.facts.ts';

/** Names each exception, with the tables that it leaves out as a whole. */
export function readmeIn(language: Language): string {
  const say = (key: keyof typeof exceptions) => phrase(language, key);
  const parts = clubExportExceptions.map(
    (reason) => `- ${say(`clubExports.not.${reason}`)}\r\n  (${leftOut[reason].join(', ')})`,
  );
  return [say('clubExports.lead'), say('clubExports.not'), parts.join('\r\n'), ''].join('\r\n\r\n');
}
