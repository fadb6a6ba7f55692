/**
 * The words of `synonyms.ts` in German, Spanish, French, Chinese and Japanese: the first word of a line there,
 * then each language's, separated by commas. As there, a word that means something else in English or in another
 * of the languages is left out: *four* is no oven, *robe* no dress. Without one a language has nothing of its own.
 */
export const foreignWords = `
tv | Fernseher, Fernsehgerät | televisor, televisión, tele | téléviseur, télévision, télé | 电视, 电视机, 電視 | テレビ
phone | Handy, Mobiltelefon, Telefon | teléfono, celular, móvil | portable | 手机, 电话, 手機, 智能手机 | 電話, 携帯電話, スマホ, スマートフォン, 携帯
laptop | Klapprechner | portátil, ordenador portátil | ordinateur portable | 笔记本电脑, 手提电脑, 筆電 | ノートパソコン, ノートpc, ラップトップ
computer | Rechner, Computer | computadora, ordenador | ordinateur | 电脑, 计算机, 電腦, 台式机 | パソコン, コンピューター, コンピュータ
tablet | Tablet | tableta | tablette | 平板电脑, 平板 | タブレット
headphone | Kopfhörer, Ohrhörer | auriculares, audífonos | écouteurs, casque audio | 耳机, 耳機 | ヘッドホン, イヤホン, ヘッドフォン
speaker | Lautsprecher | altavoz, parlante, bocina | enceinte, haut parleur | 音箱, 扬声器, 喇叭 | スピーカー
camera | Kamera, Fotoapparat | cámara | caméra, appareil photo | 相机, 照相机, 摄像机 | カメラ
printer | Drucker | impresora | imprimante | 打印机, 复印机 | プリンター, プリンタ
game console | Spielkonsole, Videospiel | consola, videojuego | console de jeu, jeu vidéo | 游戏机 | ゲーム機
router | Router | enrutador | routeur | 路由器, 网络 | ルーター, インターネット
sim card | Simkarte | tarjeta sim | carte sim | 手机卡 | simカード
charger | Ladegerät, Netzteil | cargador | chargeur, adaptateur | 充电器 | 充電器
power bank | Powerbank | batería externa | batterie externe | 充电宝, 移动电源 | モバイルバッテリー
watch | Uhr, Armbanduhr | reloj | montre | 手表, 钟表, 手錶 | 時計, 腕時計
fridge | Kühlschrank, Gefrierschrank, Kühltruhe | nevera, frigorífico, refrigerador, refrigeradora, congelador | réfrigérateur, frigo, congélateur | 冰箱, 冰柜, 电冰箱 | 冷蔵庫, 冷凍庫
washing machine | Waschmaschine | lavadora | machine à laver, lave linge | 洗衣机, 洗衣機 | 洗濯機
stove | Herd, Backofen, Gasherd, Kocher | estufa, cocina de gas, horno | cuisinière, gazinière | 炉子, 烤箱, 灶, 燃气灶 | コンロ, オーブン, ガスコンロ
microwave | Mikrowelle | microondas | micro ondes | 微波炉 | 電子レンジ
mitad | Injeraplatte | plancha de injera | plaque à injera | 英吉拉炉 | インジェラ焼き器
blender | Mixer, Standmixer | licuadora, batidora | mixeur | 搅拌机, 榨汁机 | ミキサー, ブレンダー
kettle | Wasserkocher | hervidor | bouilloire | 水壶, 电水壶 | やかん, 電気ケトル
iron | Bügeleisen | plancha de ropa | fer à repasser | 熨斗 | アイロン
vacuum cleaner | Staubsauger | aspiradora | aspirateur | 吸尘器 | 掃除機
air conditioner | Klimaanlage, Ventilator | aire acondicionado, ventilador | climatiseur, climatisation, ventilateur | 空调, 电风扇, 风扇 | エアコン, 扇風機
water heater | Warmwasserbereiter, Durchlauferhitzer | calentador de agua, calentador | chauffe eau | 热水器 | 給湯器, 湯沸かし器
pot | Kochtopf, Pfanne | olla, cacerola, sartén | casserole, marmite, poêle | 锅, 平底锅 | 鍋, フライパン
jebena | Kaffeekanne | cafetera | cafetière | 咖啡壶 | コーヒーポット
plate | Teller, Geschirr | plato, vajilla | assiette, vaisselle | 盘子, 餐具 | 皿, 食器
generator | Stromerzeuger, Stromgenerator | generador | générateur, groupe électrogène | 发电机 | 発電機
solar | Solaranlage, Solarmodul | panel solar | panneau solaire, solaire | 太阳能, 太阳能板 | 太陽光パネル, ソーラー
battery | Batterie, Akku | batería, pila | batterie, pile | 电池, 蓄电池 | 電池, バッテリー
light | Lampe, Leuchte, Glühbirne | lámpara, bombilla | lampe, ampoule | 灯, 电灯, 灯泡 | 照明, 電球, ランプ
sofa | Sofa, Couchgarnitur | sofá, sillón | canapé | 沙发, 沙發 | ソファ, ソファー
bed | Bett, Doppelbett | cama | lit, lit double | 床, 双人床 | ベッド
mattress | Matratze | colchón | matelas | 床垫 | マットレス
table | Tisch, Esstisch | mesa, mesa de comedor | table à manger | 桌子, 餐桌 | テーブル, 食卓
desk | Schreibtisch | escritorio | bureau de travail | 书桌, 办公桌 | 机, デスク
chair | Stuhl, Sessel, Hocker | silla, taburete | chaise, fauteuil, tabouret | 椅子, 办公椅 | 椅子, いす
wardrobe | Kleiderschrank | armario, ropero | armoire, penderie | 衣柜 | 洋服だんす, クローゼット
shelf | Regal, Bücherregal | estantería, estante, librero | étagère, bibliothèque | 书架, 架子 | 棚, 本棚
curtain | Vorhang, Gardine | cortina | rideau, rideaux | 窗帘 | カーテン
carpet | Teppich | alfombra | tapis, moquette | 地毯 | カーペット, じゅうたん
furniture | Möbel | mueble, muebles | meuble, meubles | 家具 | 家具
blanket | Bettdecke, Bettwäsche | manta, sábana, cobija | couverture, drap, couette | 毯子, 床单, 被子 | 毛布, シーツ, 布団
shoe | Schuh, Schuhe, Turnschuhe | zapato, zapatos, zapatillas | chaussure, chaussures, baskets | 鞋, 鞋子, 运动鞋 | 靴, くつ, スニーカー
boot | Stiefel | bota, botas | botte, bottes, bottines | 靴子 | ブーツ
sandal | Sandale, Hausschuhe | sandalia, chancla | sandale, pantoufle | 凉鞋, 拖鞋 | サンダル, スリッパ
dress | Kleid | vestido | robe longue | 连衣裙, 裙子 | ドレス, ワンピース
habesha kemis | Habeschakleid | vestido etíope | robe éthiopienne | 埃塞俄比亚裙 | エチオピアドレス
trousers | Jeanshose | pantalón, pantalones, vaqueros | pantalon | 裤子, 牛仔裤 | ズボン, ジーンズ
shirt | Hemd, Bluse | camisa, blusa | chemise, chemisier | 衬衫 | シャツ, ブラウス
tshirt | T-Shirts | camiseta, playera | tee shirts | T恤 | Tシャツ
jacket | Jacke, Mantel, Pullover | chaqueta, abrigo, suéter | veste, manteau, blouson | 夹克, 外套, 毛衣 | ジャケット, コート, セーター
suit | Anzug | traje | costume homme | 西装 | スーツ
clothes | Kleidung, Kleider | ropa | vêtement, vêtements, habits | 衣服, 服装 | 服, 洋服, 衣類
scarf | Schal, Halstuch | bufanda, chal | écharpe, foulard | 围巾 | スカーフ, マフラー
hat | Mütze | sombrero, gorra | chapeau, casquette | 帽子 | 帽子
bag | Tasche, Handtasche, Rucksack, Koffer | bolso, bolsa, mochila, maleta | sac à main, sac à dos, valise | 包, 背包, 手提包, 行李箱 | かばん, バッグ, リュック, スーツケース
wedding dress | Brautkleid, Hochzeitskleid | vestido de novia | robe de mariée | 婚纱 | ウェディングドレス
jewelry | Schmuck | joyería, joyas | bijou, bijoux | 首饰, 珠宝 | ジュエリー, 宝石
ring | Ehering, Verlobungsring | anillo | bague, alliance | 戒指 | 指輪
necklace | Halskette | collar | collier | 项链 | ネックレス
earring | Ohrring | arete, pendiente | boucles d'oreilles, boucle d'oreille | 耳环 | イヤリング, ピアス
bracelet | Armband | pulsera | bracelet | 手镯, 手链 | ブレスレット
gold | Goldschmuck | oro | bijou en or | 黄金, 金子 | 金, ゴールド
perfume | Parfüm, Duft | perfume | parfum | 香水 | 香水
cosmetic | Kosmetik, Schminke, Lippenstift | cosmético, maquillaje | cosmétique, maquillage | 化妆品, 口红 | 化粧品, 口紅
lotion | Hautcreme, Körperlotion | crema, loción | crème | 护肤品, 乳液 | クリーム, ローション
shampoo | Haarwaschmittel | champú | shampooing, shampoing | 洗发水 | シャンプー
haircut | Friseur, Frisör, Haarschnitt | peluquería, peluquero, barbería | coiffeur, coiffure | 理发, 美发, 理发店 | 美容院, 散髪, 床屋
wig | Perücke | peluca | perruque | 假发 | かつら, ウィッグ
car | Auto, Wagen, PKW | coche, carro, automóvil | voiture, bagnole | 汽车, 轿车, 车, 汽車 | 車, 自動車, くるま
pickup | Pritschenwagen | camioneta | camionnette | 皮卡 | ピックアップトラック
minibus | Kleinbus, Omnibus | autobús, furgoneta | autobus, fourgon | 面包车, 小巴, 公交车 | バス, ミニバス, ワゴン車
truck | Lastwagen, LKW | camión | camion | 卡车, 货车 | トラック
motorcycle | Motorrad, Motorroller | motocicleta, moto | motocyclette | 摩托车 | バイク, オートバイ, スクーター
bicycle | Fahrrad | bicicleta, bici | vélo, bicyclette | 自行车, 单车 | 自転車
bajaj | Autorikscha | mototaxi | pousse pousse | 三轮车 | 三輪タクシー
tyre | Reifen, Autoreifen | neumático, llanta | pneu | 轮胎 | タイヤ
spare part | Ersatzteil, Ersatzteile | repuesto, repuestos, recambio | pièce détachée, pièces détachées | 配件, 零件 | 部品, スペアパーツ
garage | Autowerkstatt, Werkstatt | taller mecánico, mecánico | garagiste, mécanicien | 修车, 汽车维修 | 自動車修理, 整備工場
car wash | Autowäsche, Waschanlage | lavado de autos, autolavado | lavage auto | 洗车 | 洗車
car rental | Autovermietung, Mietwagen | alquiler de coches | location de voiture | 租车 | レンタカー
house | Haus | casa, vivienda | maison | 房子, 别墅, 房屋 | 家, 一軒家, 住宅
apartment | Wohnung, Apartmentwohnung | apartamento, departamento, piso | appartement | 公寓, 套房 | アパート, マンション
land | Grundstück, Bauland | terreno, solar edificable | terrain | 土地 | 土地
rent | Miete, Vermietung | alquiler, arriendo | loyer, à louer | 出租, 租赁, 租房 | 賃貸, レンタル
office space | Büro, Büroraum | oficina | bureaux, espace bureau | 办公室, 写字楼 | オフィス, 事務所
coffee | Kaffee, Kaffeebohnen | café en grano | café moulu | 咖啡, 咖啡豆 | コーヒー, 珈琲, コーヒー豆
tea | Tee | té | thé | 茶, 茶叶 | お茶, 紅茶, 茶
honey | Honig | miel | miel | 蜂蜜 | はちみつ, 蜂蜜
butter | Speisebutter | mantequilla | beurre | 黄油 | バター
injera | Fladenbrot | pan etíope | galette éthiopienne | 英吉拉 | インジェラ
teff | Zwerghirse | grano de teff | farine de teff | 苔麸 | テフ
berbere | Gewürz, Chilipulver | especia, pimentón | épice, épices, piment | 香料, 辣椒, 辣椒粉 | スパイス, 香辛料, 唐辛子
milk | Milch | leche | lait | 牛奶 | 牛乳, ミルク
bread | Brot | pan de molde | boulangerie | 面包, 麵包 | パン
cake | Kuchen, Torte, Geburtstagstorte | pastel, tarta | gâteau | 蛋糕 | ケーキ
egg | Eier | huevo, huevos | œuf, œufs | 鸡蛋 | 卵, たまご
chicken | Huhn, Hähnchen, Hühner | pollo, gallina | poulet, poule | 鸡, 鸡肉 | 鶏, 鶏肉, ニワトリ
meat | Fleisch, Rindfleisch | carne | viande, bœuf | 肉, 牛肉, 羊肉 | 肉, 牛肉
onion | Zwiebel | cebolla | oignon | 洋葱 | 玉ねぎ, タマネギ
vegetable | Gemüse | verdura, verduras, hortaliza | légume, légumes | 蔬菜 | 野菜
fruit | Obst, Früchte | fruta, frutas | fruits frais | 水果 | 果物, フルーツ
drink | Getränk, Getränke, Saft | bebida, jugo, zumo | boisson, jus | 饮料, 果汁 | 飲み物, 飲料, ジュース
cooking oil | Speiseöl, Sonnenblumenöl | aceite, aceite de cocina | huile, huile de cuisine | 食用油 | 食用油, サラダ油
cow | Kuh, Milchkuh, Rinder | vaca, ganado | vache, bétail | 奶牛, 牛 | 牛, 乳牛
ox | Ochse | buey | taureau | 公牛 | 雄牛
sheep | Schaf, Schafe | oveja, cordero | mouton | 羊, 绵羊 | 羊, ヒツジ
goat | Ziege | cabra | chèvre | 山羊 | ヤギ, 山羊
fertilizer | Dünger, Düngemittel | fertilizante, abono | engrais, fumier | 肥料, 化肥 | 肥料
seed | Saatgut, Samen | semilla, semillas | graine, semence | 种子 | 種, 苗
plant | Pflanze, Blume, Blumen | planta, flor, flores | plante, fleur, fleurs | 植物, 花, 鲜花 | 植物, 花, 花束
gardening | Gartenarbeit, Gärtner, Garten | jardinería, jardín, jardinero | jardinage, jardin, jardinier | 园艺, 花园 | 園芸, 庭, ガーデニング
tractor | Traktor | tractores | tracteur | 拖拉机 | トラクター
dog | Hund, Welpe | perro, cachorro | chien, chiot | 狗, 小狗 | 犬, 子犬
cat | Katze, Kätzchen | gato, gatito | chaton | 猫, 小猫 | 猫, 子猫
baby | Säugling, Kleinkind | bebé | bébé, nourrisson | 婴儿, 宝宝 | 赤ちゃん, ベビー
nappy | Windel, Windeln | pañal, pañales | couche bébé, couches | 尿布, 纸尿裤 | おむつ, オムツ
stroller | Kinderwagen | cochecito, carriola | poussette | 婴儿车 | ベビーカー
toy | Spielzeug, Puppe | juguete, juguetes, muñeca | jouet, jouets, poupée | 玩具, 娃娃 | おもちゃ, 人形
book | Buch, Bücher, Schulbuch | libro, libros | livre, livres | 书, 书籍, 课本 | 本, 書籍, 教科書
stationery | Schreibwaren, Büromaterial | papelería, cuaderno | papeterie, cahier | 文具, 笔记本 | 文房具, ノート
course | Kurs, Nachhilfe, Unterricht | curso, clases particulares | cours, cours particulier | 课程, 辅导, 家教 | 講座, レッスン, 家庭教師
guitar | Gitarre | guitarra | guitare | 吉他 | ギター
krar | Leier | lira etíope | lyre | 竖琴 | クラール
piano | Klavier, Tasteninstrument | teclado musical | piano droit | 钢琴, 电子琴 | ピアノ, キーボード楽器
ball | Fußball, Ballspiel | balón, pelota, fútbol | ballon, balle de football | 球, 足球 | ボール, サッカーボール
gym | Fitnessstudio, Fitnessgerät | gimnasio, pesas | salle de sport, musculation | 健身房, 健身 | ジム, フィットネス
painting | Gemälde, Bild | cuadro, pintura artística | tableau, peinture artistique | 画, 油画 | 絵, 絵画
basket | Korb, Flechtkorb | cesta, canasta | panier, corbeille | 篮子 | かご, バスケット
film | Spielfilm, Kino | película, cine | cinéma | 电影 | 映画
music | Musik, Band | música, músico | musique, musicien | 音乐 | 音楽
ticket | Eintrittskarte, Flugticket, Flug | boleto, entrada, vuelo | billet, vol | 票, 机票, 门票 | チケット, 航空券, 切符
tour | Reise, Ausflug | viaje, excursión | voyage, excursion | 旅游, 旅行 | 旅行, ツアー
hotel | Gasthaus, Unterkunft | hostal, alojamiento | hôtel, auberge | 酒店, 宾馆, 旅馆 | ホテル, 旅館, 宿
wedding | Hochzeit | boda | mariage | 婚礼 | 結婚式
photographer | Fotograf, Fotografie | fotógrafo, fotografía | photographe, photographie | 摄影师, 摄影 | 写真家, カメラマン, 写真撮影
catering | Partyservice | banquete | traiteur | 餐饮服务 | ケータリング, 仕出し
repair | Reparatur, Wartung | reparación, arreglo, mantenimiento | réparation, dépannage | 修理, 维修 | 修理, 修繕
plumber | Klempner, Installateur | fontanero, plomero | plombier, plomberie | 水管工 | 配管工, 水道工事
electrician | Elektriker | electricista | électricien | 电工 | 電気工事, 電気技師
carpenter | Tischler, Schreiner | carpintero | menuisier, charpentier | 木工, 木匠 | 大工, 木工
painter | Maler, Anstreicher | pintor de casas, pintor | peintre en bâtiment, peintre | 油漆工 | 塗装, 塗装業者
cleaner | Reinigung, Putzfrau, Reinigungskraft | limpieza, empleada doméstica | nettoyage, ménage | 清洁, 保洁 | 清掃, 掃除
soap | Seife, Waschmittel | jabón, detergente | savon, lessive | 肥皂, 洗衣粉 | 石鹸, 洗剤
delivery | Lieferung, Lieferdienst, Kurier | entrega, mensajería, reparto | livraison, coursier | 送货, 快递, 配送 | 配達, 宅配
moving | Umzug | mudanza | déménagement | 搬家 | 引っ越し, 引越し
guard | Wachmann, Sicherheitsdienst | guardia, vigilante | gardien, agent de sécurité | 保安 | 警備員, 警備
cctv | Überwachungskamera | cámara de seguridad | caméra de surveillance | 监控, 监控摄像头 | 防犯カメラ, 監視カメラ
lock | Vorhängeschloss, Türschloss | cerradura, candado | serrure, cadenas | 锁, 门锁 | 鍵, 錠
nanny | Kinderbetreuung, Kindermädchen, Tagesmutter | niñera | nounou, garde d'enfant | 保姆 | ベビーシッター, 保育
nurse | Krankenschwester, Pflegekraft, Altenpflege | enfermera, cuidadora | infirmière, aide soignante | 护士, 护理 | 看護師, 介護
doctor | Arzt, Krankenhaus, Klinik | médico, clínica | médecin, clinique, hôpital | 医生, 医院, 诊所 | 医者, 病院, クリニック
medicine | Medikament, Apotheke | medicina, medicamento, farmacia | médicament, pharmacie | 药, 药品, 药店 | 薬, 薬局, 医薬品
lawyer | Rechtsanwalt, Anwalt | abogado | avocat | 律师 | 弁護士
accountant | Buchhalter, Steuerberater, Buchhaltung | contador público, contabilidad, contable | comptable, comptabilité | 会计 | 会計士, 税理士, 経理
insurance | Versicherung | seguro de auto, aseguradora | assurance | 保险 | 保険
loan | Kredit, Darlehen | préstamo, crédito | prêt, crédit | 贷款 | ローン, 融資
translation | Übersetzung, Dolmetscher, Übersetzer | traducción, traductor, intérprete | traduction, traducteur, interprète | 翻译 | 翻訳, 通訳
website | Webseite, Internetseite | sitio web, página web | site web, site internet | 网站 | ウェブサイト, ホームページ
software | Programm, Anwendung | aplicación, programa informático | logiciel, application | 软件, 应用 | ソフトウェア, ソフト, アプリ
printing | Druckerei, Visitenkarte | imprenta, impresión | imprimerie, impression, carte de visite | 印刷, 名片 | 印刷, 名刺, 看板
marketing | Werbung | publicidad, mercadeo | publicité | 广告, 营销, 推广 | 広告, マーケティング
job | Arbeit, Arbeitsstelle, Stelle | empleo, trabajo | emploi, travail | 工作, 招聘 | 仕事, 求人
tattoo | Tätowierung | tatuaje | tatouage | 纹身 | タトゥー, 刺青
boat | Boot | barco, bote, lancha | bateau, barque | 船, 小船 | 船, ボート
waste | Müll, Abfall, Entsorgung | basura, reciclaje, residuos | déchets, ordures, recyclage | 垃圾, 回收 | ごみ, ゴミ, リサイクル
cement | Zement, Beton, Ziegel | cemento, ladrillo, hormigón | ciment, béton, brique | 水泥, 砖, 混凝土 | セメント, コンクリート, れんが
architect | Architekt, Bauunternehmer, Bau | arquitecto, construcción, ingeniero | architecte, bâtiment, ingénieur | 建筑师, 建筑, 工程师 | 建築家, 建築, 建設
water tank | Wassertank | tanque de agua | réservoir d'eau, citerne | 水箱, 水罐 | 水タンク, 貯水タンク
`;
