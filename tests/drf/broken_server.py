"""The server of `server.py` with one mistake that people make, for the tests of recipes and of `npm run contract`.

Usage: python3 broken_server.py MISTAKE PORT
"""

import json
import sys

import server
from django.conf import settings
from django.http import HttpResponse


def verified_as_text(request, get_response):
    response = get_response(request)
    if request.method != 'GET' or request.path != '/api/products/':
        return response
    rows = [{**row, 'verified': str(row['verified'])} for row in json.loads(response.content)]
    return HttpResponse(json.dumps(rows), content_type='application/json')


def endless_pages(request, get_response):
    response = get_response(request)
    if request.method != 'GET' or request.path != '/api/products/':
        return response
    following = f'http://testserver/api/products/?page={int(request.GET.get("page", 1)) + 1}'
    page = {'count': len(response.data), 'next': following, 'previous': None, 'results': json.loads(response.content)}
    return HttpResponse(json.dumps(page), content_type='application/json')


def nearby_everything(request, get_response):
    server.distance_in_km = lambda *_: 0
    return get_response(request)


def unsafe_media(request, get_response):
    response = get_response(request)
    if request.path.startswith('/media/'):
        response['Content-Security-Policy'] = "default-src * 'unsafe-inline'"
        response['Content-Disposition'] = 'inline'
    return response


mistake = globals().get(sys.argv[1])


def make_mistakes(get_response):
    return lambda request: mistake(request, get_response)


if __name__ == '__main__':
    settings.MIDDLEWARE.insert(0, f'{__name__}.make_mistakes')
    server.main(sys.argv[2])
