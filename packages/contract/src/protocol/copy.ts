/** Sentences that the console's form of an agreement and the server both say. */
export const protocolCopy = {
  nameRequired: '请输入协议名称',
  textRequired: '请输入协议正文',
  unchanged: '正文和名称与最新版本相同，没有需要发布的修改',
  publishMoment: '生效时间须晚于现在，且在一年以内',
  publishOrder: (version: number) => `第 ${version} 版已定于更晚的时间生效，新版本的生效时间不能早于它`,
  noHeading: (line: number) => `第 ${line} 行不属于任何章节，请在它之前写一行以“# ”开头的标题`,
  emptyHeading: (line: number) => `第 ${line} 行的标题为空，请在“# ”后写标题`,
  emptySection: (heading: string) => `章节“${heading}”没有内容`,
  sameHeading: (heading: string) => `章节“${heading}”出现了两次，请合并或改名`,
  placeholder: (line: number, found: string) => `第 ${line} 行的 ${found} 不能识别，能自动替换的只有 {brand}`,
} as const;
