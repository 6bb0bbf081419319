import { type Article, type ArticleFields, articleFieldsSchema } from '@clubpulse/contract/billing/goods/goods';
import { createArticle, updateArticle } from '@clubpulse/contract/billing/goods/goods.calls';
import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

type Values = Omit<ArticleFields, 'Price'> & { readonly Price: number | null };
const entered = articleFieldsSchema.extend({ Price: z.number('price-required').pipe(articleFieldsSchema.shape.Price) });
const empty: Values = { Name: '', Price: null, IsOnSale: true };

export function ArticleEditor({ article, onClose }: { article?: Article; onClose: () => void }) {
  const t = useT();
  const { ClubId: id, Currency } = useStaffClub();
  const saved = useMemo((): Values | undefined => {
    if (article === undefined) return undefined;
    const { Name, Price, IsOnSale } = article;
    return { Name, Price, IsOnSale };
  }, [article]);
  const form = useForm<Values, ArticleFields>({ ...(saved ? { saved } : { initial: empty }), check: bySchema(entered) });
  const { values, errors, set } = form;
  const after = { doneText: ({ Name }: Article) => t('billing.savedName', { name: Name }), onClose };
  const create = useDialogAct(createArticle, after);
  const update = useDialogAct(updateArticle, after);
  const save = (fields: ArticleFields) =>
    article === undefined
      ? create.mutateAsync({ params: { id }, body: fields })
      : update.mutateAsync({
          params: { id, articleId: article.ArticleId },
          body: { ...fields, RowVersion: article.RowVersion },
        });
  return (
    <DialogForm
      title={article === undefined ? t('billing.addArticle') : t('billing.editTitle', { name: article.Name })}
      act={article === undefined ? t('billing.addArticle') : t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused, form.refusal)} />}
      save={save}
      onClose={onClose}
    >
      <NameField
        placeholder={t('billing.articleHint')}
        maxLength={80}
        value={values.Name}
        error={errors.Name}
        onChange={(Name) => set({ Name })}
      />
      <MoneyField
        required
        label={t('billing.price')}
        currency={Currency}
        min={1}
        value={values.Price}
        error={errors.Price}
        onChange={(Price) => set({ Price })}
      />
      <Switch
        label={t('billing.articleOnSale')}
        description={t('billing.articleOnSaleHint')}
        checked={values.IsOnSale}
        onChange={(event) => set({ IsOnSale: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
