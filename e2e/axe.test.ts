/** That a part made as one judged before is passed over, and only such a one: each fault is planted in a page that has just been clean. */
import { afterAll, describe, expect, inject, it } from 'vitest';
import { chromium } from 'playwright-core';
import { violationsOn } from './axe.ts';

const card = (name: string) =>
  `<li class="card"><img src="data:," alt="${name}"><p>${name}</p><p style="color: #333">¥ 12.00</p><button type="button">加入清单</button></li>`;
const PAGE = `<!doctype html><html lang="zh-CN"><head><title>产品</title><style>body { background: #fff } .pale { color: #ccc }</style></head><body>
  <header><nav aria-label="主导航"><a href="/a">首页</a> <a href="/b">产品</a></nav></header>
  <main><h1>产品</h1><ul>${['半球', '枪机', '球机'].map(card).join('')}</ul>
  <form><label for="name">名称</label><input id="name"><div role="checkbox" aria-checked="false" tabindex="0" id="box">全选</div></form></main></body></html>`;

describe('axe over a part judged before', async () => {
  const browser = await chromium.connect(inject('browser'));
  afterAll(() => browser.close());
  const page = await browser.newPage();
  const violationsOfClean = async () => {
    await page.setContent(PAGE);
    return violationsOn(page);
  };

  it('finds nothing where nothing is, the first time and the second', async () => {
    expect(await violationsOfClean()).toEqual([]);
    expect(await violationsOfClean()).toEqual([]);
  });

  it.each([
    ['a picture loses its words', 'image-alt', `document.querySelectorAll('img')[1].removeAttribute('alt')`],
    ['a button loses its name', 'button-name', `document.querySelectorAll('button')[2].textContent = ''`],
    ['a price becomes pale', 'color-contrast', `document.querySelectorAll('li p')[3].style.color = '#ccc'`],
    ['a price becomes pale by a sheet', 'color-contrast', `document.querySelectorAll('li p')[2].classList.add('pale')`],
    ['all cards stand on another ground', 'color-contrast', `document.querySelector('ul').style.background = '#444'`],
    ['a state is misspelt', 'aria-valid-attr-value', `document.querySelector('#box').setAttribute('aria-checked', 'sometimes')`],
    ['a state is missing', 'aria-required-attr', `document.querySelector('#box').removeAttribute('aria-checked')`],
    ['a role allows no such state', 'aria-allowed-attr', `document.querySelectorAll('button')[1].setAttribute('aria-checked', 'true')`],
    ['there is no such role', 'aria-roles', `document.querySelectorAll('button')[1].setAttribute('role', 'knob')`],
    ['a label names another field', 'label', `document.querySelector('label').htmlFor = 'other'`],
    ['a name says other than what is shown', 'label-content-name-mismatch', `document.querySelectorAll('button')[1].setAttribute('aria-label', '收藏')`],
    ['a card is no longer in a list', 'listitem', `document.querySelector('main').append(document.querySelector('li'))`],
    ['there are two mains', 'landmark-no-duplicate-main', `document.body.append(document.querySelector('main').cloneNode(true))`],
    ['a heading is passed over', 'heading-order', `document.querySelector('main').insertAdjacentHTML('beforeend', '<h4>更多</h4>')`],
    ['the first heading is gone', 'page-has-heading-one', `document.querySelector('h1').remove()`],
    ['a link stands in no landmark', 'region', `document.body.insertAdjacentHTML('beforeend', '<p><a href="/c">更多产品</a></p>')`],
    ['what is hidden can be reached', 'aria-hidden-focus', `document.querySelectorAll('li')[1].setAttribute('aria-hidden', 'true')`],
    ['one control stands in another', 'nested-interactive', `document.querySelectorAll('button')[1].append(document.querySelector('nav a'))`],
    ['what scrolls cannot be reached', 'scrollable-region-focusable', `document.querySelector('h1').style.cssText = 'overflow: auto; height: 10px'`],
    ['a language is none', 'valid-lang', `document.querySelectorAll('li p')[1].lang = 'chinesisch'`],
  ])('%s: %s', async (_name, rule, plant) => {
    expect(await violationsOfClean()).toEqual([]);
    await page.evaluate(plant);
    expect((await violationsOn(page)).map((violation) => violation.split(':')[0])).toContain(rule);
  });

  /** A button, and a link over all of it but fifteen pixels, which stands in a place of this kind. */
  const covered = (position: string): string => `document.querySelector('main').insertAdjacentHTML('beforeend',
    '<div style="position: relative; height: 100px"><button style="position: absolute; top: 20px; left: 0; width: 200px; height: 40px">下一步</button>' +
    '<p style="position: ${position}; top: 0; margin: 0"><a href="/c" style="display: block; height: 45px">首页</a></p></div>')`;
  const small = `document.querySelectorAll('button').forEach((button, place) => (button.style.cssText = 'position: absolute; width: 9px; height: 9px; padding: 0; overflow: hidden; left: 0; top: ' + (400 + 10 * place) + 'px'))`;

  it.each([
    ['smaller than a finger is found', small, true],
    ['covered by another is found', covered('relative'), true],
    ['covered by what stays while the page is scrolled is not', covered('sticky'), false],
  ])('a target %s', async (_name, plant, isFound) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await violationsOfClean()).toEqual([]);
    await page.evaluate(plant);
    expect((await violationsOn(page)).some((violation) => violation.startsWith('target-size:'))).toBe(isFound);
  });

  it('a page as wide as a phone is judged anew', async () => {
    expect(await violationsOfClean()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // another ground on phones alone, beneath what is as it was
    await page.addStyleTag({ content: '@media (max-width: 400px) { main { background: #444 } }' });
    expect((await violationsOn(page)).join()).toContain('color-contrast');
  });
});
