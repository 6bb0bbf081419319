import { countUnread } from '@clubpulse/contract/office/notifications.calls';
import { useCall } from '../../platform/api.ts';

/** Milliseconds. The server creates notifications once a minute. A hidden page does not poll. */
const POLL_MS = 30_000;

export const useUnread = (): number | undefined => useCall(countUnread, {}, { pollEvery: POLL_MS }).data?.Unread;
