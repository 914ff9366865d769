/** What a worksheet that was tried would do. */
interface Changes {
  added: number;
  changed: number;
  unchanged: number;
}

/** What would come, change and stay, in words; what is none is not said (SHELL-30). `what`: 个报价. */
export function changeWords({ added, changed, unchanged }: Changes, what: string): string {
  const done = [...(added > 0 ? [`新增 ${added} ${what}`] : []), ...(changed > 0 ? [`更新 ${changed} ${what}`] : [])].join('、');
  if (done === '') return unchanged > 0 ? `${unchanged} ${what}都没有变化` : '没有变化';
  return unchanged > 0 ? `${done}，${unchanged} ${what}没有变化` : done;
}
