/**
 * Places by their names in Chinese and Japanese, and where it is another word in German, Spanish or French: the name
 * in `towns.ts`, then the others, separated by commas. Latin spellings that sound alike need no entry.
 */
export const foreignPlaces = `
4 Kilo | 四基洛, アラトキロ
Ayat | 阿亚特, アヤット
Bole | 博莱, ボレ
Gerji | 格尔吉, ゲルジ
Kality | 卡利蒂, カリティ
Kazanchis | 卡赞奇斯, カザンチス
Lideta | 利德塔, リデタ
Megenagna | 梅格纳尼亚, メゲナニャ
Merkato | 梅卡托, メルカート
Mexico | 墨西哥广场, メキシコ広場
Piassa | 皮亚萨, ピアッサ
Sarbet | 萨尔贝特, サルベット
Saris | 萨里斯, サリス
Shiro Meda | 希罗梅达, シロメダ
Summit | 萨米特, サミット
Adama | 阿达玛, 阿达马, アダマ
Adigrat | 阿迪格拉特, アディグラト
Ambo | 安博, アンボ
Arba Minch | 阿尔巴门奇, アルバミンチ
Asella | 阿塞拉, アセラ
Asosa | 阿索萨, アソサ
Axum | 阿克苏姆, アクスム
Bahir Dar | 巴赫达尔, バハルダール
Bale Robe | 罗贝, バレロベ
Bishoftu | 比绍夫图, ビショフトゥ
Burayu | 布拉尤, ブラユ
Butajira | 布塔吉拉, ブタジラ
Debre Birhan | 德布雷伯尔汉, デブレベルハン
Debre Markos | 德布雷马科斯, デブレマルコス
Debre Tabor | 德布雷塔博尔, デブレタボル
Dessie | 德塞, デセ
Dilla | 迪拉, ディラ
Dire Dawa | 德雷达瓦, ディレダワ, Dire Daoua
Fiche | 菲切, フィチェ
Gambela | 甘贝拉, ガンベラ
Goba | 戈巴, ゴバ
Gondar | 贡德尔, ゴンダール
Harar | 哈勒尔, ハラール
Hawassa | 阿瓦萨, アワサ
Hosaena | 霍萨纳, ホサエナ
Jijiga | 吉吉加, ジジガ
Jimma | 季马, ジンマ
Kombolcha | 孔博勒查, コンボルチャ
Lalibela | 拉利贝拉, ラリベラ
Mekelle | 默克莱, メケレ
Metu | 梅图, メトゥ
Mojo | 莫焦, モジョ
Negele Borana | 内格莱, ネゲレ
Nekemte | 内克姆特, ネケムテ
Sebeta | 塞贝塔, セベタ
Semera | 塞梅拉, セメラ
Shashamane | 沙舍默内, シャシャマネ
Shire | 希雷, シレ
Sodo | 索多, ソド
Weldiya | 沃尔迪亚, ウォルディヤ
Welkite | 沃尔基泰, ウォルキテ
Ziway | 兹怀, ズワイ
`;
