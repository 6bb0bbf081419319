import { type Article, type ArticleSale, articleSaleSchema, SOLD_AT_ONCE_MAX } from '@clubpulse/contract/billing/goods/goods';
import { sellArticle } from '@clubpulse/contract/billing/goods/goods.calls';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PersonPicker } from '../../members/people/public.ts';
import type { ApiError } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MethodChips } from '../parts/MethodChips.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Goods.module.css';

type Entered = Omit<ArticleSale, 'Price'>;
type Values = Omit<Entered, 'Quantity'> & { readonly Quantity: number | null };
const entered = articleSaleSchema
  .omit({ Price: true })
  .extend({ Quantity: z.number('field-required').pipe(articleSaleSchema.shape.Quantity) });
const initial: Values = { Quantity: 1, Method: 'Cash', UserId: null };

interface SellArticleProps {
  article: Article;
  /** Loads the article again, because its price or state changed. */
  onRefused: () => void;
  onClose: () => void;
}

export function SellArticle({ article, onRefused, onClose }: SellArticleProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { ArticleId: articleId, Name: name, Price, Currency } = article;
  const form = useForm<Values, Entered>({ initial, check: bySchema(entered) });
  const { values, errors, set } = form;
  const money = (amount: number) => formats.money(amount, Currency);
  const sell = useDialogAct(sellArticle, {
    doneText: ({ Description, Amount }) => t('billing.articleSold', { what: Description, amount: money(Amount) }),
    onRefused,
    onClose,
  });
  const { Quantity } = values;
  const act = Quantity !== null && Quantity >= 1 ? t('billing.sellFor', { amount: money(Price * Quantity) }) : t('kit.sell');
  return (
    <DialogForm
      title={t('billing.sellArticle', { name })}
      act={act}
      form={form}
      refusal={<Refused error={refusedWith(form.refused, t, formats)} />}
      save={(body) => sell.mutateAsync({ params: { id, articleId }, body: { ...body, Price } })}
      onClose={onClose}
    >
      <p className={classes['each']}>{t('billing.articleEach', { amount: money(Price) })}</p>
      <NumberField
        label={t('billing.articleQuantity')}
        required
        data-autofocus
        min={1}
        max={SOLD_AT_ONCE_MAX}
        value={Quantity}
        error={errors.Quantity}
        onChange={(next) => set({ Quantity: next })}
      />
      <MethodChips value={values.Method} hasPhone={false} onChange={(Method) => Method !== 'Phone' && set({ Method })} />
      <PersonPicker
        clubId={id}
        label={t('billing.articleBuyer')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('billing.nobodyToSellTo')}
        value={values.UserId}
        error={errors.UserId}
        clearable
        onChange={(person) => set({ UserId: person?.UserId ?? null })}
      />
    </DialogForm>
  );
}

/** Shows the price of now in the format of the language. */
function refusedWith(error: ApiError | null, t: Translate, formats: Formats): ReturnType<typeof refusedOf> {
  const refused = refusedOf(error);
  const { Price, Currency } = error?.values ?? {};
  if (refused?.errorType !== 'ArticlePriceChanged' || typeof Price !== 'number' || typeof Currency !== 'string') return refused;
  return { ...refused, words: t('error.ArticlePriceChanged', { amount: formats.money(Price, Currency) }) };
}
