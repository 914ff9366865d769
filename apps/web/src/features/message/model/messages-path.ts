export const MESSAGES_PATH = '/member/messageCenter';
