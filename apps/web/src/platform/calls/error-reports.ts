import type { postReport } from '@clubpulse/contract/platform/platform.calls';
import type { z } from 'zod';
import { onReturn } from '../reach/reach.ts';
import { deploymentOf, environmentOf } from './surroundings.ts';

/** One error for error tracking; the receiver decides how long it keeps it. */
export type ErrorReport = z.input<(typeof postReport)['body']>;

/** More than this many waiting reports say nothing new about one outage. */
const WAITING_MAX = 20;
const waiting: ErrorReport[] = [];
let address: string | null = null;
let onlineDomain: string | null = null;

/** Where reports go (`errorReports` of the configuration), and whose domain is the provider's. Reports made before are sent now. */
export function reportErrorsTo(next: string, domain: string | null): void {
  address = next;
  onlineDomain = domain;
  void sendWaiting();
}

/**
 * Sends a report to the configured address; while the network is away it waits for the network.
 * Never throws: reporting an error must not make another one.
 */
export function reportError(report: ErrorReport): void {
  if (waiting.length < WAITING_MAX) waiting.push(report);
  void sendWaiting();
}

let isSending = false;

/** One report after another, each once. */
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
    // Still unreachable: the next report, or the server's return, tries again.
  } finally {
    isSending = false;
  }
}

window.addEventListener('online', () => void sendWaiting());
onReturn(() => void sendWaiting());
