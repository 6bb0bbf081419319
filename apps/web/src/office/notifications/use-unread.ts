import { countUnread } from '@clubpulse/contract/office/notifications.calls';
import { useCall } from '../../platform/api.ts';

/** The server looks at what happened once a minute; a page that nobody sees does not ask. */
const POLL_MS = 30_000;

/** How many notifications are unread; undefined until that is known. */
export const useUnread = (): number | undefined => useCall(countUnread, {}, { pollEvery: POLL_MS }).data?.Unread;
