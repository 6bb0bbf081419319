import { useCallback, useEffect, useRef } from 'react';

/**
 * Two presses within one task find the button enabled. Other input is another act. Each file counts as other input, because files
 * cannot be compared.
 */
export function useDoublePressGuard(): (input: unknown) => boolean {
  const begun = useRef<string | null>(null);
  useEffect(() => {
    begun.current = null;
  });
  return useCallback((input) => {
    const text = textOf(input);
    if (text !== null && text === begun.current) return false;
    begun.current = text;
    return true;
  }, []);
}

function textOf(input: unknown): string | null {
  let hasFile = false;
  const text = JSON.stringify(input, (_, value: unknown) => {
    hasFile ||= value instanceof Blob || value instanceof FormData;
    return value;
  });
  return hasFile ? null : (text ?? '');
}
