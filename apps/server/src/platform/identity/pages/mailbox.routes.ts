import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type Html, html } from '../../http/html.ts';
import { latestMails, type StoredMail } from '../../mail/mails.store.ts';
import { document, type Visitor } from './layout.ts';
import { visitorOf } from './visit.ts';

const SHOWN = 50;

export function mailboxRoute(app: FastifyInstance, { db, secure }: { db: Database; secure: boolean }): void {
  app.get('/mailbox', async (request, reply) => {
    const person = visitorOf(request, reply, { path: '/mailbox', below: '/mailbox', secure });
    return reply.type('text/html; charset=utf-8').send(mailboxPage(person, await latestMails(db, SHOWN)));
  });
}

function mailboxPage(visitor: Visitor, mails: readonly StoredMail[]): string {
  const { words, language } = visitor;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const mail = ({ to, subject, text, createdAt }: StoredMail): Html => html`<li class="mail">
<h2>${subject}</h2>
<p class="meta">${words('identity.mailbox-to', { email: to })} · <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time></p>
${text.trim().split('\n\n').map(paragraph)}
</li>`;
  return document(visitor, {
    title: words('identity.mailbox-title'),
    content: html`<h1>${words('identity.mailbox-title')}</h1>
<p class="lead">${words('identity.mailbox-lead')}</p>
${mails.length === 0 ? html`<p>${words('identity.mailbox-empty')}</p>` : html`<ul>${mails.map(mail)}</ul>`}`,
  });
}

const paragraph = (text: string): Html =>
  html`<p>${/^https?:\S+$/.test(text) ? html`<a class="u" href="${text}">${text}</a>` : text}</p>`;
