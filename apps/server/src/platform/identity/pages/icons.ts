import { type Html, html } from '../../http/html.ts';

const icon = (paths: Html): Html =>
  html`<svg class="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const globeIcon = icon(
  html`<path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0"/><path d="M3.6 9h16.8"/><path d="M3.6 15h16.8"/><path d="M11.5 3a17 17 0 0 0 0 18"/><path d="M12.5 3a17 17 0 0 1 0 18"/>`,
);
export const downIcon = icon(html`<path d="M6 9l6 6l6 -6"/>`);
export const mailIcon = icon(
  html`<path d="M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10"/><path d="M3 7l9 6l9 -6"/>`,
);
export const lockIcon = icon(
  html`<path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6"/><path d="M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0"/><path d="M8 11v-4a4 4 0 1 1 8 0v4"/>`,
);
export const eyeIcon = icon(
  html`<path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0"/><path d="M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6"/>`,
);
export const ticketIcon = icon(
  html`<path d="M15 5l0 2"/><path d="M15 11l0 2"/><path d="M15 17l0 2"/><path d="M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-3a2 2 0 0 0 0 -4v-3a2 2 0 0 1 2 -2"/>`,
);
export const alertIcon = icon(html`<path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0"/><path d="M12 8v4"/><path d="M12 16h.01"/>`);

export const mark = html`<span class="mark"><svg width="21" height="21" viewBox="0 0 20 20" aria-hidden="true"><g fill="#CFF23A"><rect x="0.5" y="8" width="2.8" height="4" rx="1.4"/><rect x="4.55" y="5" width="2.8" height="10" rx="1.4"/><rect x="8.6" y="0.5" width="2.8" height="19" rx="1.4"/><rect x="12.65" y="6.2" width="2.8" height="7.6" rx="1.4"/><rect x="16.7" y="8.6" width="2.8" height="2.8" rx="1.4"/></g></svg></span>`;
