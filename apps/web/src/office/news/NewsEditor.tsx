import { newsInputSchema, type WrittenNews } from '@clubpulse/contract/office/news';
import { createNews, getNews, updateNews } from '@clubpulse/contract/office/news.calls';
import { languages } from '@clubpulse/contract/scalars';
import { Fieldset, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { languageNames, useT } from '../../platform/phrases.ts';

const blank = { Title: '', Text: '' };
const noTexts = { en: blank, it: blank, es: blank, fr: blank };
const unused = { params: { id: 0 } };

interface NewsEditorProps {
  /** Absent: new ones. */
  newsId?: number;
  onClose: () => void;
}

/** News in every language of the product, for an administrator: published by saving. */
export function NewsEditor({ newsId, onClose }: NewsEditorProps) {
  const t = useT();
  const known = useCall(getNews, newsId === undefined ? unused : { params: { id: newsId } }, { enabled: newsId !== undefined });
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(newsId === undefined ? 'news.write' : 'news.edit')}>
      {newsId === undefined ? (
        <NewsFields onClose={onClose} />
      ) : (
        <Answer query={known} loading={<SkeletonRows rows={6} />}>
          {(news) => <NewsFields news={news} onClose={onClose} />}
        </Answer>
      )}
    </Dialog>
  );
}

function NewsFields({ news, onClose }: { news?: WrittenNews; onClose: () => void }) {
  const t = useT();
  const form = useForm({ initial: { Texts: news?.Texts ?? noTexts }, check: bySchema(newsInputSchema) });
  const {
    values: { Texts },
    errors,
    set,
  } = form;
  const create = useDialogAct(createNews, { said: () => t('news.published'), onClose });
  const update = useDialogAct(updateNews, { said: () => t('news.saved'), onClose });
  return (
    <DialogFields
      form={form}
      act={t(news === undefined ? 'news.publish' : 'kit.save')}
      save={(body) =>
        news === undefined
          ? create.mutateAsync({ body })
          : update.mutateAsync({ params: { id: news.NewsId }, body: { ...body, RowVersion: news.RowVersion } })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <p>{t('news.hint')}</p>
      {languages.map((language) => {
        const text = Texts[language];
        const write = (changed: Partial<typeof text>) => set({ Texts: { ...Texts, [language]: { ...text, ...changed } } });
        return (
          <Fieldset key={language} legend={languageNames[language]}>
            <TextInput
              lang={language}
              label={t('news.headline')}
              withAsterisk
              maxLength={120}
              value={text.Title}
              error={errors[`Texts.${language}.Title`]}
              onChange={(event) => write({ Title: event.currentTarget.value })}
            />
            <Textarea
              lang={language}
              label={t('news.text')}
              withAsterisk
              autosize
              minRows={2}
              maxLength={2_000}
              value={text.Text}
              error={errors[`Texts.${language}.Text`]}
              onChange={(event) => write({ Text: event.currentTarget.value })}
            />
          </Fieldset>
        );
      })}
    </DialogFields>
  );
}
