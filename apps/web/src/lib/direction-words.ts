/** How a list runs, for a screen reader: a time is neither high nor low. */
export const directionWords = (sort: string, order: string): string => {
  const [down, up] = sort === 'gmtListed' ? ['从新到旧', '从旧到新'] : ['从高到低', '从低到高'];
  return order === 'desc' ? down : up;
};
