/** What `wanted` gives, or the failure `late` makes where it has not come within `ms`. */
export function inTime<T>(wanted: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    void wanted.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
