import type { postReport } from '@clubpulse/contract/platform/platform.calls';
import type { z } from 'zod';
import { onReconnect } from '../reach/reach.ts';
import { deploymentOf, environmentOf } from './surroundings.ts';

export type ErrorReport = z.input<(typeof postReport)['body']>;

const WAITING_MAX = 20;
const waiting: ErrorReport[] = [];
let address: string | null = null;
let onlineDomain: string | null = null;

export function reportErrorsTo(next: string, domain: string | null): void {
  address = next;
  onlineDomain = domain;
  void sendWaiting();
}

/** A report waits while offline. Never throws, because reporting must not cause another error. */
export function reportError(report: ErrorReport): void {
  if (waiting.length < WAITING_MAX) waiting.push(report);
  void sendWaiting();
}

let isSending = false;

async function sendWaiting(): Promise<void> {
  if (isSending || address === null || !navigator.onLine) return;
  const { hostname } = window.location;
  const surroundings = { environment: environmentOf(hostname), deployment: deploymentOf(hostname, onlineDomain) };
  isSending = true;
  try {
    for (let report = waiting[0]; report !== undefined; report = waiting[0]) {
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...report, ...surroundings }),
        keepalive: true,
      });
      waiting.shift();
    }
  } catch {
    // The server is still unreachable. The next report, or the return of the network, tries again.
  } finally {
    isSending = false;
  }
}

window.addEventListener('online', () => void sendWaiting());
onReconnect(() => void sendWaiting());
