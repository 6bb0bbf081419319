import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { Button } from '@mantine/core';
import { IconArrowRight, IconRefresh, IconWand } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Form } from '../../kit/form/use-form.ts';
import { PageFoot } from '../../kit/page/Page.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { Conditions } from './Conditions.tsx';
import type { GenerationRequest } from './draft/draft-changes.ts';
import { FreeTextInput } from './FreeTextInput.tsx';
import { type Answers, isSame } from './generation.ts';
import classes from './generator.module.css';
import type { Asking } from './proposals.ts';
import { SheetFields } from './SheetFields.tsx';

interface QuestionsProps {
  form: Form<Answers, GenerationRequest>;
  made: GenerationRequest | null;
  decisions: readonly Decision[];
  busy: boolean;
  asking: Asking;
  onAsking: (asking: Asking) => void;
  onGenerate: () => void;
}

const required = ['Level', 'Goal', 'Location', 'WeeklyFrequency', 'PreferredDuration'] as const;

type Stage = 'sheet' | 'conditions';
function useStages(errors: Form<Answers, GenerationRequest>['errors']) {
  const [stage, setStage] = useState<Stage>('sheet');
  const form = useRef<HTMLFormElement>(null);
  const goTo = (next: Stage) => {
    setStage(next);
    form.current?.focus();
  };
  const isWrong = Object.keys(errors).some((field) => !field.startsWith('Conditions'));
  if (isWrong && stage === 'conditions') setStage('sheet');
  return { stage, form, goTo };
}

export function Questions({ form, made, decisions, busy, asking, onAsking, onGenerate }: QuestionsProps) {
  const { values, errors } = form;
  const t = useT();
  const again = made !== null;
  const phone = useWidth() === 'phone';
  const { stage, form: top, goTo } = useStages(errors);
  const isAbove = !phone && again;
  const goOn = () => {
    const isAnswered = required.every((field) => values[field] !== null);
    if (phone && stage === 'sheet' && isAnswered) goTo('conditions');
    else onGenerate();
  };
  const generate = <GenerateButton values={values} made={made} busy={busy} asking={asking} onPress={phone ? goOn : undefined} />;
  return (
    <form
      ref={top}
      tabIndex={-1}
      className={classes['questions']}
      aria-label={t('generator.questions')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {isAbove && generate}
      {(!phone || stage === 'sheet') && <SheetFields form={form} made={made} />}
      {(!phone || stage === 'conditions') && (
        <>
          <Conditions form={form} decisions={decisions} />
          <FreeTextInput form={form} asking={asking} onAsking={onAsking} />
        </>
      )}
      {!phone && !isAbove && generate}
      {phone && (
        <StageFoot stage={stage} onNext={goOn} onBack={() => goTo('sheet')}>
          {generate}
        </StageFoot>
      )}
    </form>
  );
}

interface GenerateButtonProps extends Pick<QuestionsProps, 'made' | 'busy' | 'asking'> {
  values: Answers;
  onPress: (() => void) | undefined;
}

function GenerateButton({ values, made, busy, asking, onPress }: GenerateButtonProps) {
  const t = useT();
  const again = made !== null;
  return (
    <div className={classes['ask']}>
      <Button
        fullWidth
        {...(onPress ? { onClick: onPress } : { type: 'submit' })}
        variant={again && isSame(made, values) ? 'default' : 'filled'}
        disabled={busy || asking.proposals.length > 0}
        leftSection={again ? <IconRefresh size={18} stroke={1.8} /> : <IconWand size={18} stroke={1.8} />}
      >
        {t(again ? 'generator.again' : 'generator.generate')}
      </Button>
      {asking.proposals.length > 0 && <p>{t('generator.answerFirst', { count: asking.proposals.length })}</p>}
      {again && <p>{t('generator.againHint')}</p>}
    </div>
  );
}

interface StageFootProps {
  stage: Stage;
  onNext: () => void;
  onBack: () => void;
  children: ReactNode;
}

function StageFoot({ stage, onNext, onBack, children }: StageFootProps) {
  const t = useT();
  return (
    <PageFoot>
      <div className={classes['stage']}>
        {stage === 'sheet' ? (
          <Button fullWidth rightSection={<IconArrowRight size={18} stroke={1.8} />} onClick={onNext}>
            {t('generator.nextConditions')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onBack}>
              {t('generator.questions')}
            </Button>
            {children}
          </>
        )}
      </div>
    </PageFoot>
  );
}
