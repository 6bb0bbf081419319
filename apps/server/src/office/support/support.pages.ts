import { refuse } from '@clubpulse/contract/errors';
import { guideReaders } from '@clubpulse/contract/office/support/support';
import { isLanguage, type Language, languages } from '@clubpulse/contract/scalars';
import type { FastifyInstance } from 'fastify';
import { attachment } from '../../platform/http/attachment.ts';
import { type Block, pdfOf } from '../../platform/pdf/pdf.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { guideIn } from './support.service.ts';

function guidePdf(language: Language): Buffer {
  const title = phrase(language, 'guide.title');
  const topics = guideIn(language);
  const blocks = guideReaders.flatMap((reader): Block[] => [
    { kind: 'part', text: phrase(language, `guide.for.${reader}`) },
    ...topics
      .filter(({ For }) => For === reader)
      .flatMap(({ Title, Steps }): Block[] => [
        { kind: 'heading', text: Title },
        ...Steps.map((text, at): Block => ({ kind: 'point', text, mark: `${at + 1}.` })),
      ]),
  ]);
  const first: Block[] = [
    { kind: 'title', text: title },
    { kind: 'lead', text: phrase(language, 'guide.lead') },
  ];
  return Buffer.from(pdfOf({ title, language, foot: title, blocks: [...first, ...blocks] }));
}

/** The guide needs no sign-in, because it contains no personal data. */
export function serveGuide(app: FastifyInstance): void {
  const papers = new Map(languages.map((language) => [language, guidePdf(language)]));
  app.get<{ Params: { file: string } }>('/guide/:file', async (request, reply) => {
    const language = /^clubpulse-([a-z]{2})\.pdf$/.exec(request.params.file)?.[1];
    const paper = isLanguage(language) ? papers.get(language) : undefined;
    if (!paper) throw refuse('NotFound');
    return reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-disposition': attachment(request.params.file),
        'content-language': language,
        'x-content-type-options': 'nosniff',
      })
      .type('application/pdf')
      .send(paper);
  });
}
