import { FILE_BYTES_PER_ACCOUNT_MAX, FILES_PER_ACCOUNT_MAX } from './limits.ts';

/** Sentences that server and form both say about files. */
export const fileCopy = {
  accepted: '支持 JPG、PNG、WebP、GIF 图片，以及 PDF、Excel（xlsx）、Word（docx）文件，单个不超过 10 MB',
  refused: '不支持的文件类型，请上传 JPG、PNG、WebP、GIF 图片或 PDF、xlsx、docx 文件',
  documentOnly: '请上传 PDF、Excel（xlsx）或 Word（docx）文件',
  oldOffice: '不支持旧版或加密的 Office 文件，请另存为 xlsx 或 docx 后再上传',
  active: '文件中含有脚本、宏、嵌入程序或外部引用，无法上传',
  sealed: '文件已加密或无法检查其内容，请取消加密、另存后再上传',
  torn: '文件已损坏，或内部数据与声明不符，请重新另存后再上传',
  pictureOnly: '请上传 JPG、PNG、WebP 或 GIF 图片',
  pictureDamaged: '图片已损坏或无法识别，请重新选择',
  pictureTooLarge: '图片尺寸过大，请缩小到 4000 万像素以内后再上传',
  archiveTooLarge: '文件解压后过大，请精简后再上传',
  largerThan: (bytesMax: number) => `文件大小不能超过 ${bytesMax / 1024 ** 2} MB`,
  empty: '文件内容为空，请重新选择',
  oneOnly: '一次只能上传一个文件，请重新选择',
  incomplete: '上传未完成，请重新选择文件',
  broken: '文件已损坏或丢失，请重新上传或联系提供方',
  noRoom: '服务器暂时无法保存文件，请稍后重试',
  full: `您上传的文件已达上限（${FILES_PER_ACCOUNT_MAX} 个或 ${FILE_BYTES_PER_ACCOUNT_MAX / 1024 ** 3} GB）`,
} as const;
