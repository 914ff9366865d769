import { capacity, capacityWithSpare, list, listIfSaid, setting, size, type Role } from './role.ts';

/** Doors: what decides, reads, locks and feeds them. */
export const accessControlRoles = {
  doorController: {
    name: '门禁控制器',
    unit: '台',
    categories: ['door-controller'],
    attributes: [capacity('doors'), capacity('cards'), size('power')],
    better: [capacity('cards')],
  },
  cardReader: {
    name: '读卡器',
    unit: '台',
    categories: ['card-reader'],
    attributes: [list('comm'), listIfSaid('cardTypes'), setting('powerW')],
    better: [capacity('ipRating')],
  },
  lock: {
    name: '电控锁',
    unit: '把',
    categories: ['lock'],
    attributes: [size('type'), size('failMode'), setting('currentA')],
    better: [capacity('holdingKg')],
  },
  controllerBox: { name: '控制器箱', unit: '个', categories: ['door-fitting'], attributes: [] },
  lockBracket: { name: '锁支架', unit: '副', categories: ['door-fitting'], attributes: [] },
  doorCloser: { name: '闭门器', unit: '个', categories: ['door-fitting'], attributes: [] },
  exitButton: { name: '出门按钮', unit: '个', categories: ['door-fitting'], attributes: [] },
  doorContact: { name: '门磁', unit: '个', categories: ['door-fitting'], attributes: [] },
  breakGlass: { name: '紧急破玻按钮', unit: '个', categories: ['door-fitting'], attributes: [] },
  accessCard: { name: '门禁卡', unit: '张', categories: ['access-card'], attributes: [size('pieces'), listIfSaid('cardTypes')] },
  cardIssuer: { name: '发卡器', unit: '台', categories: ['access-card'], attributes: [] },
  accessServer: { name: '门禁管理服务器', unit: '台', categories: ['workstation'], attributes: [] },
  accessSoftware: { name: '门禁管理软件', unit: '套', categories: ['access-software'], attributes: [capacityWithSpare('licencePoints')] },
} satisfies Record<string, Role>;
