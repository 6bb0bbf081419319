import { ANSWER_BYTES_MAX } from '@clubpulse/contract/office/integrations/integrations';

const unreadable = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A character that is cut at the end is left out. */
export function answerText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, ANSWER_BYTES_MAX), { stream: true });
  return text.replaceAll(unreadable, (sign) => ('\n\r\t'.includes(sign) ? sign : '\u{FFFD}'));
}
