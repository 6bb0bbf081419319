import type { GuideTopic } from '@clubpulse/contract/office/support/support';
import { getSupport } from '@clubpulse/contract/office/support/support.calls';
import { foldedTerms } from '@clubpulse/rules/workouts/exercises/search';
import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { AddSupportVideo } from './AddSupportVideo.tsx';
import classes from './Support.module.css';
import { VideoList } from './VideoList.tsx';

function matches({ Title, Steps }: GuideTopic, words: string): boolean {
  const there = foldedTerms([Title, ...Steps].join(' '));
  return foldedTerms(words).every((word) => there.some((one) => one.startsWith(word)));
}

export default function Support() {
  const t = useT();
  const { IsAdmin } = useSelf();
  const [words, setWords] = useState('');
  const support = useCall(getSupport, {}, { quiet: true });
  return (
    <Page title={t('support.title')}>
      <QueryResult query={support} loading={<SkeletonRows rows={6} />}>
        {({ Topics, PdfAddress, Contact }) => {
          const found = Topics.filter((topic) => matches(topic, words));
          const isForSeveral = new Set(Topics.map((topic) => topic.For)).size > 1;
          return (
            <div className={classes['screen']}>
              <section aria-label={t('support.guide')}>
                <SectionHead title={t('support.guide')}>
                  <Button
                    component="a"
                    variant="default"
                    href={new URL(PdfAddress, document.baseURI).href}
                    download
                    leftSection={<IconDownload size={17} stroke={1.8} />}
                  >
                    {t('support.pdf')}
                  </Button>
                </SectionHead>
                <search className={classes['search']}>
                  <SearchField value={words} placeholder={t('support.search')} onChange={setWords} />
                </search>
                {found.length === 0 ? (
                  <EmptyState title={t('support.noneMatch')}>{t('support.noneMatchText')}</EmptyState>
                ) : (
                  <Card flush>
                    {found.map((topic) => (
                      <Topic
                        key={topic.Topic}
                        topic={topic}
                        isOpen={words.trim() !== '' && found.length <= 3}
                        showsAudience={isForSeveral}
                      />
                    ))}
                  </Card>
                )}
              </section>
              <section aria-label={t('support.videosTitle')}>
                <SectionHead title={t('support.videosTitle')}>{IsAdmin && <AddSupportVideo />}</SectionHead>
                <VideoList />
              </section>
              <section className={classes['contact']}>
                <h2>{t('support.contact')}</h2>
                <p>{Contact === null ? t('support.contactClub') : t('support.contactText', { email: Contact })}</p>
                {Contact !== null && <a href={`mailto:${Contact}`}>{Contact}</a>}
              </section>
            </div>
          );
        }}
      </QueryResult>
    </Page>
  );
}

interface TopicProps {
  topic: GuideTopic;
  isOpen: boolean;
  showsAudience: boolean;
}

function Topic({ topic: { For, Title, Steps }, isOpen, showsAudience }: TopicProps) {
  const t = useT();
  return (
    <details key={String(isOpen)} className={classes['topic']} open={isOpen}>
      <summary>
        <b>{Title}</b> {showsAudience && <span>{t(`support.for-${For}`)}</span>}
        <IconChevronDown className={classes['fold']} size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <ol>
        {Steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
