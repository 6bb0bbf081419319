import type { Ref } from 'react';
import { ChoiceSheet, useSheet, useSheets } from '../choosing/ChoiceSheet.tsx';
import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { SearchedChoiceProps } from './WholeSearchedChoice.tsx';

type ButtonProps = SearchedChoiceProps & { ref?: Ref<HTMLButtonElement> };

const AtButton = createLazyTrigger<SearchedChoiceProps, HTMLButtonElement>({
  load: () => import('./WholeSearchedChoice.tsx').then((it) => it.CompleteSearchedChoice),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'listbox', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});

export function SearchedChoice(props: ButtonProps) {
  const Choice = useSheets() ? BySheet : AtButton;
  return <Choice {...props} />;
}

function BySheet({ label, button, items, ref }: ButtonProps) {
  const { id, opened, close, trigger } = useSheet();
  return (
    <>
      {button({ ...trigger, ref })}
      {opened && (
        <ChoiceSheet
          id={id}
          title={label}
          options={items.values}
          chosen={[items.chosen]}
          onChoose={items.onChange}
          onClose={close}
        />
      )}
    </>
  );
}
