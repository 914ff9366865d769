/**
 * Reads all that a page holds anew, in place: who is here or whom they order from has changed. What frames keep for as long as the
 * same acts (`shouldRevalidate`) is read again as well.
 */
import { useRevalidator } from 'react-router';

let reading = 0;

/** For `shouldRevalidate` of what is otherwise kept. */
export const isReadingAnew = (): boolean => reading > 0;

export function useReadAnew(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    reading += 1;
    try {
      await revalidate();
    } finally {
      reading -= 1;
    }
  };
}
