import { type NewsText, newsInputSchema, type WrittenNews } from '@clubpulse/contract/office/news';
import { createNews, getNews, updateNews } from '@clubpulse/contract/office/news.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { bySchema } from '../../kit/form/check.ts';
import type { About, FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { languageNames, useLanguage, useT } from '../../platform/phrases.ts';
import classes from './NewsEditor.module.css';

type Texts = Readonly<Record<Language, NewsText>>;
const blank = { Title: '', Text: '' };
const noTexts: Texts = { en: blank, it: blank, es: blank, fr: blank };
/** An error belongs to the fields of its language, so a change in another language does not remove it. */
const languageOf: About = (field) => [field.split('.')[1] ?? field];
const checkTexts = (texts: Texts) => bySchema(newsInputSchema)({ Texts: texts });
const unused = { params: { id: 0 } };

interface NewsEditorProps {
  newsId?: number;
  onClose: () => void;
}

/** Saving publishes the news. */
export function NewsEditor({ newsId, onClose }: NewsEditorProps) {
  const t = useT();
  const known = useCall(getNews, newsId === undefined ? unused : { params: { id: newsId } }, { enabled: newsId !== undefined });
  return (
    <Dialog opened onClose={onClose} size="xl" title={t(newsId === undefined ? 'news.write' : 'news.edit')}>
      {newsId === undefined ? (
        <NewsFields onClose={onClose} />
      ) : (
        <QueryResult query={known} loading={<SkeletonRows rows={6} />}>
          {(news) => <NewsFields news={news} onClose={onClose} />}
        </QueryResult>
      )}
    </Dialog>
  );
}

function NewsFields({ news, onClose }: { news?: WrittenNews; onClose: () => void }) {
  const t = useT();
  const form = useForm<Texts, z.output<typeof newsInputSchema>>({
    ...(news ? { saved: news.Texts } : { initial: noTexts }),
    check: checkTexts,
    about: languageOf,
  });
  const { values, errors, set } = form;
  const create = useDialogAct(createNews, { doneText: () => t('news.published'), onClose });
  const update = useDialogAct(updateNews, { doneText: () => t('news.saved'), onClose });
  return (
    <DialogFields
      form={form}
      act={t(news === undefined ? 'kit.publish' : 'kit.save')}
      save={(body) =>
        news === undefined
          ? create.mutateAsync({ body })
          : update.mutateAsync({ params: { id: news.NewsId }, body: { ...body, RowVersion: news.RowVersion } })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <p>{t('news.hint')}</p>
      <div className={classes['languages']}>
        {languages.map((language) => (
          <NewsWords
            key={language}
            language={language}
            text={values[language]}
            errors={errors}
            onChange={(text) => set({ [language]: text })}
          />
        ))}
      </div>
      <NewsPreview texts={values} />
    </DialogFields>
  );
}

interface NewsWordsProps {
  language: Language;
  text: NewsText;
  errors: FieldTexts;
  onChange: (text: NewsText) => void;
}

function NewsWords({ language, text, errors, onChange }: NewsWordsProps) {
  const t = useT();
  const isThere = text.Title.trim() !== '' && text.Text.trim() !== '';
  return (
    <fieldset className={classes['language']}>
      <legend>
        {languageNames[language]}
        <StateChip tone={isThere ? 'mute' : 'warn'} icon={isThere ? IconCheck : IconAlertTriangle}>
          {t(isThere ? 'news.written' : 'news.missing')}
        </StateChip>
      </legend>
      <TextInput
        lang={language}
        label={t('news.headline')}
        withAsterisk
        maxLength={120}
        value={text.Title}
        error={errors[`Texts.${language}.Title`]}
        onChange={(event) => onChange({ ...text, Title: event.currentTarget.value })}
      />
      <Textarea
        lang={language}
        label={t('news.text')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2_000}
        value={text.Text}
        error={errors[`Texts.${language}.Text`]}
        onChange={(event) => onChange({ ...text, Text: event.currentTarget.value })}
      />
    </fieldset>
  );
}

function NewsPreview({ texts }: { texts: Texts }) {
  const t = useT();
  const spoken = useLanguage();
  const [language, setLanguage] = useState<Language>(spoken);
  const { Title, Text } = texts[language];
  return (
    <section className={classes['preview']}>
      <h3>{t('kit.asTheyRead')}</h3>
      <Segmented<Language>
        label={t('news.readIn')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
      <article lang={language}>
        <b>{Title.trim() === '' ? t('news.headline') : Title}</b>
        <p className={classes['text']}>{Text}</p>
      </article>
    </section>
  );
}
